// The language that an address asks for (specification §2): "?userLanguage=de" leads to the page in German where there
// is one. A language that the site does not have means English. Only pages that exist in several languages carry this
// script.
const asked = new URLSearchParams(location.search).get('userLanguage');

if (asked !== null) {
  const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')];
  const of = (language: string) => alternates.find(({ hreflang }) => hreflang === language);
  const wanted = of(asked) ?? of('en');
  if (wanted && wanted.hreflang !== document.documentElement.lang) {
    location.replace(new URL(wanted.href).pathname + location.hash);
  }
}
export {};
