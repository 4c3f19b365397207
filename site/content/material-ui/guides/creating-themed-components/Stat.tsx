import * as React from 'react';

export interface StatProps {
  value: number;
  unit: string;
  variant?: 'plain' | 'outlined';
}
export default function Stat(props: StatProps) {
  return React.createElement('div', null, props.value);
}
