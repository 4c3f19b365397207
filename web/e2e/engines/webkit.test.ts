import { checkEngine } from './core';
import { startWebKit } from './webkit';

checkEngine(startWebKit);
