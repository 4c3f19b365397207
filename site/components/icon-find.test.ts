// What people type, and what they mean by it: the icon stands among the first five.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findIcons, iconsOf, wordsOf } from './icon-find';
import { otherWords } from './icon-words';

const ended = /(Outlined|Rounded|TwoTone|Sharp)$/;
const all = readdirSync('node_modules/@mui/icons-material/esm')
  .filter((file) => file.endsWith('.js') && file !== 'index.js')
  .map((file) => file.slice(0, -3));
const known = new Set(all);
const names = all.filter(
  (name) => !ended.test(name) || !known.has(name.replace(ended, '')),
);
const icons = iconsOf(names);

/** Queries with the icon meant. */
const cases = `
delete Delete · trash Delete · bin Delete · garbage Delete · remove Delete · add Add · plus Add · close Close · cross Close · x Close
menu Menu · hamburger Menu · burger Menu · search Search · magnifier Search · find FindInPage · settings Settings · gear Settings · cog Settings · options Tune
home Home · house Home · person Person · user Person · profile AccountCircle · avatar AccountCircle · people People · users People · group Group · team Groups
edit Edit · pencil Edit · pen Edit · write Edit · save Save · disk Save · print Print · copy ContentCopy · paste ContentPaste · cut ContentCut
scissors ContentCut · undo Undo · redo Redo · check Check · tick Check · checkmark Check · ok Check · done Done · favorite Favorite · heart Favorite
love Favorite · star Star · rating StarRate · like ThumbUp · dislike ThumbDown · share Share · download Download · upload Upload · link Link · attach AttachFile
paperclip AttachFile · mail Mail · email Email · envelope Mail · send Send · chat Chat · message Message · phone Phone · telephone Phone · call Call
calendar CalendarToday · date DateRange · clock AccessTime · time AccessTime · alarm Alarm · timer Timer · stopwatch Timer · bell Notifications · notification Notifications · warning Warning
error Error · info Info · information Info · help Help · question Help · lock Lock · unlock LockOpen · key Key · password Password · eye Visibility
show Visibility · hide VisibilityOff · cart ShoppingCart · basket ShoppingBasket · bag ShoppingBag · store Store · money AttachMoney · dollar AttachMoney · euro Euro · wallet Wallet
location LocationOn · pin PushPin · map Map · globe Public · world Public · earth Public · car DirectionsCar · bus DirectionsBus · train Train · plane Flight
airplane Flight · ship DirectionsBoat · truck LocalShipping · bike PedalBike · image Image · picture Image · photo Photo · camera PhotoCamera · video Videocam · movie Movie
music MusicNote · play PlayArrow · pause Pause · stop Stop · volume VolumeUp · sound VolumeUp · mute VolumeOff · microphone Mic · headphones Headphones · wifi Wifi
bluetooth Bluetooth · battery BatteryFull · sun LightMode · moon DarkMode · night DarkMode · cloud Cloud · snow AcUnit · snowflake AcUnit · fire LocalFireDepartment · lightning Bolt
light bulb Lightbulb · idea Lightbulb · flag Flag · folder Folder · file FilePresent · document Description · list List · table TableChart · chart BarChart · graph ShowChart
filter FilterList · funnel FilterAlt · sort Sort · refresh Refresh · reload Refresh · sync Sync · arrow back ArrowBack · arrow forward ArrowForward · ArrowBack ArrowBack · chevron ChevronRight
expand ExpandMore · fullscreen Fullscreen · more MoreVert · dots MoreVert · logout Logout · exit Logout · login Login · code Code · bug BugReport · database Storage
server Dns · robot SmartToy · gift CardGiftcard · trophy EmojiEvents · smile SentimentSatisfied · smiley EmojiEmotions · sad SentimentDissatisfied · dog Pets · tree AccountTree · leaf EnergySavingsLeaf
delte Delete · serach Search · setings Settings · hom Home · favorit Favorite · calender CalendarToday · notifcation Notifications · dowload Download · shoping cart ShoppingCart · visiblity Visibility
accessalarm AccessAlarm · access alarm AccessAlarm · add photo AddAPhoto · account balance wallet AccountBalanceWallet · check box CheckBox · checkbox CheckBox · radio RadioButtonChecked · toggle ToggleOn · bold FormatBold · italic FormatItalic
`
  .trim()
  .split(/\s*[·\n]\s*/)
  .map((text) => /^(.*) (\S+)$/.exec(text)!.slice(1) as [string, string]);

test('there are at least 150 cases, each with an icon of the package', () => {
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(cases.filter(([, name]) => !names.includes(name))).toEqual([]);
});

test.each(cases)('%s → %s', (query, name) => {
  expect(
    findIcons(icons, query)
      .slice(0, 5)
      .map((icon) => icon.name),
  ).toContain(name);
});

test('an exact name comes first', () => {
  for (const name of ['Delete', 'Add', 'Mic', 'AccountTree', 'X', 'Person', 'Sort'])
    expect(findIcons(icons, name)[0]?.name).toBe(name);
});

test('nothing answers nonsense; an empty query is answered by all', () => {
  expect(findIcons(icons, 'qqqzz')).toEqual([]);
  expect(findIcons(icons, '  ').length).toBe(icons.length);
});

test('all words of a query must be answered', () => {
  expect(findIcons(icons, 'delete qqqzz')).toEqual([]);
  expect(findIcons(icons, 'delete forever')[0]?.name).toBe('DeleteForever');
});

test('every other word leads to icons that there are', () => {
  const wrong = Object.entries(otherWords).flatMap(([word, list]) =>
    list
      .split(' ')
      .filter((name) => !names.includes(name))
      .map((name) => `${word}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['AddAPhoto', 'add a photo'],
  ['Battery20', 'battery 20'],
  ['ThreeDRotation', 'three d rotation'],
  ['TheaterComedy', 'theater comedy'],
  ['HdrOnSelect', 'hdr on select'],
])('the words of %s are %s', (name, words) => {
  expect(wordsOf(name).join(' ')).toBe(words);
});
