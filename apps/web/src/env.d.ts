/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the auth part answers, when it is not this site's own /api. */
  readonly VITE_AUTH_API_URL?: string;
}
