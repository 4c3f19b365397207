// Closes the announcement, and remembers that this reader did. Only on sites that have one.
import { Attribute, Id } from '../dom';
import { store } from '../preferences/storage';
import { closedKey } from './announcement';

const line = document.getElementById(Id.Announcement);
line?.querySelector('button')?.addEventListener('click', () => {
  store('localStorage', closedKey, line.dataset.announcement ?? '');
  document.documentElement.setAttribute(Attribute.Closed, '');
  document.querySelector<HTMLElement>(`#${Id.Main}`)?.focus({ preventScroll: true });
});
