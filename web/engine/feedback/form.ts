import { Class } from '../dom';
import { say } from '../messages/say';
import type { ScriptMessage } from '../messages/messages';
import { rated, type Rating } from './memory';
import { explain } from './refusal';
import { send } from './send';
import type { Section } from './sections';
import { Toast } from './toast';

/** Shorter comments say nothing that anybody could act on. */
const shortest = 10;

interface Settings {
  endpoint: string;
  /** Version of the product that the page shows. */
  version?: string;
  /** Where questions are answered, "" for nowhere. */
  issues?: string;
}

/** The form under a page. It is made at its first use; until then the page carries its two thumbs alone. */
export class FeedbackForm {
  private readonly form = document.createElement('form');
  private readonly prompt = document.createElement('p');
  private readonly comment = document.createElement('textarea');
  private readonly wrong = document.createElement('p');
  private readonly hint = document.createElement('p');
  private readonly toast = new Toast();
  private rating: Rating = rated();
  private section: Section | undefined;
  private opener: HTMLElement | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly show: (rating: Rating) => void,
  ) {
    this.form.className = `${Class.FeedbackForm} ${Class.Ui}`;
    this.form.hidden = true;
    this.form.noValidate = true;
    this.prompt.id = 'feedback-prompt';
    this.wrong.id = 'feedback-wrong';
    this.wrong.className = Class.FeedbackError;
    this.wrong.hidden = true;
    this.hint.className = Class.FeedbackHint;
    this.form.append(this.prompt, this.field(), this.wrong, this.hint, this.buttons());
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.submit();
    });
    document.querySelector(`.${Class.PageFooter} .${Class.Ask}`)!.after(this.form);
  }

  /** A thumb was pressed: nothing is sent yet. */
  rate(rating: 0 | 1, opener: HTMLElement) {
    this.rating = rating;
    this.show(rating);
    this.open(opener);
  }

  /** A comment on one section, which needs no rating. */
  about(section: Section, opener: HTMLElement) {
    this.section = section;
    this.open(opener);
  }

  private open(opener: HTMLElement) {
    this.opener = opener;
    this.prompt.replaceChildren(...this.question());
    const { issues } = this.settings;
    this.hint.hidden = this.rating === 1 || !issues;
    if (issues) this.hint.replaceChildren(say('If you need an answer, '), link(issues, say('open an issue')), '.');
    this.form.hidden = false;
    this.comment.focus();
    this.form.scrollIntoView({ block: 'nearest' });
  }

  private question(): (string | Node)[] {
    if (this.section) {
      const title = document.createElement('strong');
      title.textContent = `“${this.section.title}”`;
      const [before, after] = say('How could {section} be better?').split('{section}');
      return [before ?? '', title, after ?? ''];
    }
    return [say(this.rating === 1 ? 'What did you like?' : 'How could this page be better?')];
  }

  private field() {
    const label = document.createElement('label');
    const name = document.createElement('span');
    name.textContent = say('Comment');
    this.comment.rows = 4;
    this.comment.maxLength = 5000;
    this.comment.name = 'comment';
    this.comment.setAttribute('aria-describedby', 'feedback-prompt feedback-wrong');
    this.comment.addEventListener('input', () => this.complain());
    this.comment.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
        event.preventDefault();
        this.form.requestSubmit();
      } else if (event.key === 'Escape') {
        this.cancel();
      }
    });
    label.append(name, this.comment);
    return label;
  }

  private buttons() {
    const row = document.createElement('div');
    row.className = Class.FeedbackButtons;
    const cancel = button('button', say('Cancel'));
    cancel.addEventListener('click', () => this.cancel());
    row.append(cancel, button('submit', say('Submit')));
    return row;
  }

  /** What was typed stays, for a reader who comes back to it. */
  private cancel() {
    this.rating = rated();
    this.show(this.rating);
    this.close();
  }

  private close() {
    this.form.hidden = true;
    this.section = undefined;
    this.complain();
    this.opener?.focus();
  }

  private complain(message?: ScriptMessage) {
    this.wrong.hidden = !message;
    this.wrong.textContent = message ? say(message) : '';
    this.comment.toggleAttribute('aria-invalid', !!message);
    if (message) {
      this.comment.focus();
      this.form.scrollIntoView({ block: 'nearest' });
    }
  }

  private async submit() {
    const comment = this.comment.value.trim();
    const long = comment.length >= shortest;
    const rating = this.section ? null : this.rating;
    if (!long && (rating === null || comment !== '')) {
      this.complain('Please write at least ten letters.');
      return;
    }
    const before = rated();
    const submission = {
      id: crypto.randomUUID(),
      rating,
      comment,
      section: this.section?.id ?? '',
      version: this.settings.version ?? '',
    };
    this.close();
    try {
      await send(this.settings.endpoint, submission);
      this.comment.value = '';
      this.toast.say(say('Thank you for your feedback.'));
    } catch (error) {
      this.rating = before;
      this.show(before);
      const messages = explain(error);
      if (comment) messages.push('Your comment is kept in the form.');
      this.toast.say(messages.map(say).join(' '), true);
    }
  }
}

function button(type: 'button' | 'submit', text: string) {
  const made = document.createElement('button');
  made.type = type;
  made.className = Class.Button;
  made.textContent = text;
  return made;
}

function link(href: string, text: string) {
  const made = document.createElement('a');
  made.href = href;
  made.target = '_blank';
  made.rel = 'noopener';
  made.textContent = text;
  return made;
}
