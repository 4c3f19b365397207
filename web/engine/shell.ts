// The site's own script on every page: small behaviors on markup that is complete without them. It ships no React.
import { startAnnouncements } from './islands/announce';
import { startCodeTabs } from './islands/codetabs';
import { startContents, startDisclosure } from './islands/contents';
import { startCopying } from './islands/copy';
import { startNavigation } from './islands/navigation';
import { startCode } from './islands/code';
import { startReference } from './islands/reference';
import { startSearch } from './islands/search';
import { startSettings } from './islands/settings';
import { startTooltips } from './islands/tooltip';
import { preferences } from './preferences/store';

const store = preferences();

startCodeTabs();
startNavigation();
startSearch();
startSettings(store);
startReference(store);
startAnnouncements();
startContents();
startDisclosure();
startCopying();
startCode();
startTooltips();
