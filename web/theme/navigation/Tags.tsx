import type { NavEntry } from '../../contract/contract.gen';

const plans: Record<string, string> = { pro: 'Pro', premium: 'Premium' };

/** What is special about a page (catalogue NV-9); several can stand together. */
export function Tags({ of: entry }: { of: Partial<Pick<NavEntry, 'plan' | 'newFeature' | 'unstable' | 'planned' | 'legacy'>> }) {
  return (
    <>
      {entry.plan && (
        <span className="tag plan">
          {plans[entry.plan] ?? entry.plan}
          <span className="vh"> plan</span>
        </span>
      )}
      {entry.newFeature && <span className="tag new">New</span>}
      {entry.unstable && <span className="tag">Preview</span>}
      {entry.planned && <span className="tag planned">Planned</span>}
      {entry.legacy && <span className="tag legacy">Legacy</span>}
    </>
  );
}
