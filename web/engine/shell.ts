// The site's own script on every page: small behaviors on markup that is complete without them. It ships no React.
import { startAnnouncements } from './islands/announce';
import { startCodeTabs } from './islands/codetabs';
import { startContents, startDisclosure } from './islands/contents';
import { startCopying } from './islands/copy';
import { startNavigation } from './islands/navigation';
import { startReference } from './islands/reference';
import { startSearch } from './islands/search';
import { startSettings } from './islands/settings';
import { startTools } from './islands/tools';
import { startTooltips } from './islands/tooltip';
import { preferences } from './preferences/store';
import { startDemos } from './hydration/loader';

const store = preferences();

startCodeTabs();
startNavigation();
startSearch();
startSettings(store);
startReference(store);
startDemos(store.subscribe);
startAnnouncements();
startContents();
startDisclosure();
startCopying();
startTools();
startTooltips();
