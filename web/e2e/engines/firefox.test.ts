import { checkEngine } from './core';
import { startFirefox } from './firefox';

checkEngine(startFirefox);
