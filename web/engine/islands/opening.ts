// On pages with doors to playgrounds and no field that filters, whose script has them as well.
import { Id } from '../dom';
import { startDoors } from './doors';

startDoors(document.getElementById(Id.Doors)!.dataset.code);
