export const boundaries: object;
export const boundariesForTests: object;
