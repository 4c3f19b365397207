// Collects what goes wrong in a page, in the page itself: not every protocol tells it.

declare global {
  var vitrineTrouble: string[] | undefined;
}

/** Runs in a page before any of its own scripts. */
export function collect() {
  const trouble: string[] = (globalThis.vitrineTrouble = []);
  for (const level of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    const own = console[level];
    console[level] = (...words: unknown[]) => {
      trouble.push(`${level}: ${words.map(String).join(' ')}`);
      own.apply(console, words);
    };
  }
  const listen = (type: string, words: (event: Event) => string) =>
    addEventListener(type, (event) => void trouble.push(words(event)), true);
  listen('error', (event) => {
    const { src, href } = event.target as HTMLImageElement & HTMLLinkElement;
    return event.target === globalThis ? `exception: ${(event as ErrorEvent).message}` : `failed: ${src ?? href}`;
  });
  listen('unhandledrejection', (event) => `rejection: ${(event as PromiseRejectionEvent).reason}`);
  listen('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI } = event as SecurityPolicyViolationEvent;
    return `policy: ${violatedDirective} ${blockedURI}`;
  });
}

/** What has been collected. */
export const collected = () => globalThis.vitrineTrouble ?? ['The collector did not run.'];
