declare global {
  /** The path below which the site stands, as in "/docs"; "" for the root. The bundler writes it into each script. */
  const vitrineBase: string;
}

/** An address of the site, as it stands in published files, as the browser must ask for it. */
export const below = (address: string) => (/^\/(?!\/)/.test(address) ? vitrineBase + address : address);

/** The address of the open page as published files name it. */
export const within = (address: string) => address.slice(vitrineBase.length);
