/** Hosts beyond the site's own that a page may reach, from the site's configuration. */
export interface PolicySources {
  connect: string[];
  image: string[];
  font: string[];
  style: string[];
  script: string[];
  form: string[];
  frame: string[];
  media: string[];
}

/** The hash of the empty style element that emotion makes before it fills it rule by rule. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The policy of one page. It stands in the page itself, since it carries the hashes of the page's own inline parts and
 * static hosts limit what a header file may hold. Style attributes are allowed: React writes them for sliders and
 * progress bars, and they can't load anything.
 */
export function contentSecurityPolicy(sources: PolicySources, inline: { scripts: string[]; styles: string[] }) {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts, "'inline-speculation-rules'", ...sources.script],
    'style-src': ["'self'", EMPTY_STYLE, ...inline.styles, ...sources.style],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...sources.image],
    'font-src': ["'self'", ...sources.font],
    'connect-src': ["'self'", ...sources.connect],
    'frame-src': ["'self'", ...sources.frame],
    ...(sources.media.length > 0 && { 'media-src': ["'self'", ...sources.media] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...sources.form],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
