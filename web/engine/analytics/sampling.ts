// Who is measured (specification §9): one visit of ten thousand, decided once a visit.
import { webVitalsSampling } from '../contract/constants.gen';
import { store, stored } from '../preferences/storage';

const key = 'vitrine-measured';

/** Whether this visit is measured. Where nothing can be kept, each page draws its own lot. */
export function isSampled(random = Math.random): boolean {
  const kept = stored('sessionStorage', key);
  if (kept) return kept === 'yes';
  const sampled = random() < webVitalsSampling;
  store('sessionStorage', key, sampled ? 'yes' : 'no');
  return sampled;
}
