// What is known of an announcement before the first paint: whether this reader closed it.

import { Attribute } from '../dom';

/** The key under which a browser remembers the last announcement that its reader closed. */
export const closedKey = 'vitrine-closed';

/** The text of the inline script that stands before the announcement: it is never painted for who has closed it. */
export const announcementScript = (id: string) =>
  `try{localStorage['${closedKey}']===${JSON.stringify(id)}&&document.documentElement.setAttribute('${Attribute.Closed}','')}catch{}`;
