// The navigation: its memory, and on narrow screens the sheet that it opens as.
import { startGroups } from './navigation-groups';
import { startSwiping } from './swipe';
import { navigation, rememberNavigation, restoreNavigation, showActiveEntry } from './navigation-memory';

export function startNavigation() {
  const nav = navigation();
  if (!nav) {
    return;
  }
  restoreNavigation();
  addEventListener('pagehide', rememberNavigation);
  nav.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') {
      showActiveEntry(nav);
    }
  });
  const close = () => nav.hidePopover();
  startGroups(nav);
  startSwiping(nav);
  nav.addEventListener('click', (event) => {
    if (!event.defaultPrevented && (event.target as Element).closest('a')) {
      close();
    }
  });
  // A sheet that stays open while the window grows would cover the static navigation.
  matchMedia('(max-width: 899px)').addEventListener('change', close);
}
