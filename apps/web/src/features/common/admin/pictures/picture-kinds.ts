/** The MIME types of the pictures that can be uploaded. */
export const pictureKinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
