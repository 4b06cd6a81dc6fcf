/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The base address of the auth API, if it is not this site's own /api. */
  readonly VITE_AUTH_API_URL?: string;
}
