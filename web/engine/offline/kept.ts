/** What a page tells the service worker: what to keep for a visit without a connection. */
export interface KeptFiles {
  /** Addresses of files. */
  files: string[];
  /** Addresses of the pages in its frames, which name files of their own. */
  frames: string[];
}

/** Addresses of the modules of a page's demos, as its document has them. */
export interface Modules {
  demos?: string;
  layers?: string[];
  /** Needed from right to left only. */
  rtl?: string;
}
