// One polite live region for the whole shell.
let region: HTMLElement | null | undefined;

/** Makes the region exist before it is needed: readers' software only hears changes of regions it knows. */
export function startAnnouncements() {
  region = document.createElement('div');
  region.className = 'vh';
  region.setAttribute('role', 'status');
  document.querySelector('.bar')?.append(region);
}

/** Says a text politely; the same text twice is heard twice. */
export function announce(text: string) {
  region ??= document.querySelector<HTMLElement>('.bar > [role=status]'); // scripts that come later share it
  if (region) {
    region.textContent = '';
    setTimeout(() => (region!.textContent = text), 20);
  }
}
