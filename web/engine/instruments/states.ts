// Sheets of states: labels of the row and the column that the pointer is on. The states themselves need no script.
import { Attribute, Class } from '../dom';

export function startSheets() {
  for (const sheet of document.querySelectorAll<HTMLElement>(`.${Class.Sheet}`)) {
    const readout = sheet.querySelector(`.${Class.Readout}`)!;
    const labels = [...sheet.querySelectorAll<HTMLElement>(`[${Attribute.Axis}]`)];
    const read = ({ clientX, clientY }: PointerEvent, plate?: Element | null) => {
      const lit = labels.filter((label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect();
        const isOn =
          label.dataset.axis === 'row' ? clientY >= top && clientY < bottom : clientX >= left && clientX < right;
        return label.toggleAttribute(Attribute.Lit, isOn && label.parentElement === plate);
      });
      readout.textContent = lit.map(({ textContent }) => textContent).join(' · ');
    };
    sheet.addEventListener('pointermove', (event) => read(event, (event.target as Element).closest(`.${Class.Plate}`)));
    sheet.addEventListener('pointerleave', (event) => read(event));
  }
}
