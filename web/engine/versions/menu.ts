// The menu of versions in the header. Pages of former versions were made before later ones: which versions there are
// now, and which pages they have, is asked for when a reader comes near the menu. Until then it has the links that were
// known.
import { below, within } from '../base';
import { Id } from '../dom';
import { nearest, type Version } from './nearest';

const menu = document.getElementById(Id.Versions);
const list = menu?.querySelector('ul');

function entry(version: Version) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.textContent = version.label;
  link.href = nearest(version, within(location.pathname), document.documentElement.lang);
  if (version.base === vitrineBase) link.ariaCurrent = 'true';
  item.append(link);
  return item;
}

let asked = false;
async function fill() {
  if (asked) return;
  asked = true;
  try {
    const answer = await fetch(below('/versions.json'));
    if (!answer.ok) throw new Error(answer.statusText);
    list!.replaceChildren(...((await answer.json()) as Version[]).map(entry));
  } catch {
    asked = false; // tried again the next time; the links that stand there lead somewhere
  }
}

if (menu && list) {
  const button = document.querySelector(`[popovertarget=${Id.Versions}]`);
  button?.addEventListener('pointerenter', fill);
  button?.addEventListener('focus', fill);
  menu.addEventListener('beforetoggle', fill);
}
