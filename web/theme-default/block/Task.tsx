import type { TaskData } from '../../engine';

/** The box of a task in a list. Nobody can change it. */
export function Task({ done }: TaskData) {
  return <input type="checkbox" disabled defaultChecked={done} aria-label={done ? 'Done' : 'To do'} />;
}
