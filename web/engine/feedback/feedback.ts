// Feedback on a page: a thumb, a comment, a comment on one section. The page carries this
// script only where the site names an endpoint. Nothing is sent before the reader presses Submit.
import { Class, Id } from '../dom';
import { FeedbackForm } from './form';
import { rated, type Rating } from './memory';
import { addSectionButtons } from './sections';

const own = document.querySelector<HTMLElement>(`#${Id.Feedback}`)!;
const thumbs = [...document.querySelectorAll<HTMLButtonElement>(`.${Class.Rating} button`)];

function show(rating: Rating) {
  for (const thumb of thumbs) {
    thumb.setAttribute('aria-pressed', String(rating !== null && Number(thumb.value) === rating));
  }
}

const form = new FeedbackForm(own.dataset as { endpoint: string; version?: string; issues?: string }, show);

show(rated());
for (const thumb of thumbs) {
  thumb.addEventListener('click', () => form.rate(Number(thumb.value) as 0 | 1, thumb));
}
addSectionButtons((section, button) => form.about(section, button));
