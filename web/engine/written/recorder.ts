import { record } from './record';

Object.assign(globalThis, { vitrineRecord: record });
