import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The two Latin faces every page paints with; the other subsets load only when a letter of theirs occurs. */
const firstPaint = /(archivo-latin-wdth-normal|public-sans-latin-wght-normal)-[\w-]+\.woff2$/;

/** Asks for the first-paint fonts together with the style sheet instead of after it. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((name) => firstPaint.test(name))
          .map((name): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
            injectTo: 'head-prepend',
          }));
      },
    },
  };
}
