import type { ReactNode } from 'react';
import { card } from './card.css';

export interface CardProps {
  /** What belongs together. */
  children: ReactNode;
}

/** Holds together what belongs together. */
export function Card({ children }: CardProps) {
  return <section className={card}>{children}</section>;
}
