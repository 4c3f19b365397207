import { checkPages } from './every-page';

checkPages(1);
