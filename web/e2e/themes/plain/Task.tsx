import type { TaskData } from 'vitrine/engine';

export default function Task({ done }: TaskData) {
  return <input type="checkbox" disabled defaultChecked={done} aria-label={done ? 'Done' : 'To do'} />;
}
