// How fast the page was for its reader (specification §7). Loaded for sampled visits only.
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Send } from './send';

export function measure(send: Send) {
  const tell = ({ name, id, value, delta }: Metric) =>
    send('event', name, {
      value: delta,
      metric_id: id,
      metric_value: value,
      metric_delta: delta,
      metric_label: 'Web Vitals',
    });
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(tell);
}
