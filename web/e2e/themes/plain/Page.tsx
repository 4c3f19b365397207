import {
  Bar,
  Class,
  Contents,
  Id,
  Navigation,
  PageFooter,
  PageHeader,
  Section,
  useMessages,
  type PageProps,
} from 'vitrine/engine';

/** A theme that takes nothing of the default one: one column, the colors of the system. */
export default function Page({ site, page, navigation, assets }: PageProps) {
  const say = useMessages();
  const product = site.products?.find(({ id }) => id === page.productId);
  const entries = navigation.entries?.length
    ? navigation.entries
    : (site.products ?? []).map(({ label, home }) => ({
        pathname: home,
        title: label,
        href: home,
      }));
  return (
    <div className={Class.Shell}>
      <svg
        width="0"
        height="0"
        aria-hidden="true"
        className="plain-symbols"
        dangerouslySetInnerHTML={{ __html: assets.icons }}
      />
      <a className={Class.Ui} href={`#${Id.Main}`}>
        {say('Skip to content')}
      </a>
      <Bar site={site} page={page} assets={assets} product={product} label={product?.label ?? site.name} />
      <Navigation {...navigation} entries={entries} />
      <main className={Class.Main} id={Id.Main} tabIndex={-1}>
        <PageHeader page={page} />
        {(page.sections ?? []).map((section, index) => (
          <Section key={section.id || index} {...section} />
        ))}
        <PageFooter site={site} page={page} rated={(assets.extras ?? []).some(({ id }) => id === Id.Feedback)} />
      </main>
      <Contents contents={page.contents ?? []} />
    </div>
  );
}
