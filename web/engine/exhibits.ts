// The script of pages that show demos, behind the shell: it brings them to life and answers their toolbars. Readers of
// other pages never fetch it.
import { startTools } from './islands/tools';
import { startInstruments } from './islands/instruments';
import { startDemos } from './hydration/loader';
import { onPreferences } from './preferences/listen';

startDemos(onPreferences);
startTools();
startInstruments();
