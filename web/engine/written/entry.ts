import { adoptWritten } from './adopt';

adoptWritten();
