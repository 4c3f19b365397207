import {
  Class,
  data,
  Icon,
  Id,
  LanguageMenu,
  News,
  ProductPicker,
  SearchButton,
  Settings,
  useMessages,
  type BarProps,
  type Link,
  type LogoData,
  type PageData,
} from '../../engine';
import { SiteVersions } from './Versions';

/** The header: where the reader is on one side, tools on the other. */
export function Bar({ site, page, product, label, assets }: BarProps) {
  const say = useMessages();
  return (
    <header className={`${Class.Bar} ${Class.Ui}`}>
      <div className="frame">
        <div className="where">
          <a className="mark" href="/" aria-label={say('{site} home', { site: site.name })}>
            {site.brand?.logo.light ? <Logo {...site.brand.logo} /> : <Mark />}
          </a>
          <ProductPicker products={site.products ?? []} current={product} label={label} />
          <SiteVersions />
        </div>
        <SearchButton assets={assets} product={product?.id ?? ''} />
        <div className="tools">
          <HeaderLinks links={site.brand?.links} />
          <News assets={assets} />
          <button
            className={`${Class.Tool} mode-switch scripted`}
            type="button"
            {...data({ modeSwitch: true })}
            aria-label={say('Color mode: system')}
          >
            <Icon name="light" />
            <Icon name="dark" />
            <Icon name="system" />
          </button>
          <button
            className={`${Class.Tool} scripted`}
            type="button"
            popovertarget="settings"
            aria-label={say('Settings')}
          >
            <Icon name="settings" />
          </button>
          <Settings />
          <LanguageMenu page={page} />
          {site.repository && (
            <a
              className={`${Class.Tool} repository`}
              href={site.repository}
              aria-label={say('Repository')}
              {...data({ gaEventCategory: 'header', gaEventAction: 'github' })}
            >
              <Icon name="repo" />
            </a>
          )}
        </div>
      </div>
      <Trail page={page} label={label} />
    </header>
  );
}

/** The site's own sign; that of the dark is beside it, and styles show one. Its words are those of the link. */
function Logo({ light, dark, alt, width }: LogoData) {
  const sizes = { width, height: 24, alt };
  return (
    <>
      <img
        src={light}
        {...sizes}
        {...(dark ? { className: 'logo in-light', loading: 'lazy' } : { className: 'logo' })}
      />
      {dark && <img src={dark} {...sizes} className="logo in-dark" loading="lazy" />}
    </>
  );
}

/** Links of the site's own, where the header has room; all pages have them at their end as well. */
function HeaderLinks({ links }: { links?: readonly Link[] }) {
  const say = useMessages();
  if (!links?.length) return null;
  return (
    <nav className="bar-links" aria-label={say('Site')}>
      {links.map(({ title, href }) => (
        <a key={href} href={href}>
          {title}
        </a>
      ))}
    </nav>
  );
}

/** The sign of the house: a case with the needle in it. */
function Mark() {
  return (
    <svg viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <rect x="2.5" y="2.5" width="15" height="15" rx="1.5" stroke="currentColor" strokeWidth="1.5" />
      <path d="M2.5 13.5h15" stroke="currentColor" strokeWidth="1.5" />
      <path className="needle" d="M10 5.5v8" strokeWidth="2" />
    </svg>
  );
}

/** On narrow screens: where the page stands, and the way to the navigation sheet. */
function Trail({ page, label }: { page: PageData; label: string }) {
  const say = useMessages();
  const above = page.crumbs?.[0]?.title ?? label;
  return (
    <div className="trail">
      <button type="button" popovertarget={Id.Navigation}>
        <span className={Class.VisuallyHidden}>{say('Open main navigation: ')}</span>
        <Icon name="menu" />
        <span className="trail-path">
          {above !== page.title && <span className="trail-above">{above} / </span>}
          {page.title}
        </span>
      </button>
    </div>
  );
}
