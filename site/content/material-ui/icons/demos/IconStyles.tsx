import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkOutlined from '@mui/icons-material/BookmarkOutlined';
import BookmarkRounded from '@mui/icons-material/BookmarkRounded';
import BookmarkSharp from '@mui/icons-material/BookmarkSharp';
import BookmarkTwoTone from '@mui/icons-material/BookmarkTwoTone';

const styles = [
  { name: 'Filled', Icon: Bookmark },
  { name: 'Outlined', Icon: BookmarkOutlined },
  { name: 'Rounded', Icon: BookmarkRounded },
  { name: 'Two tone', Icon: BookmarkTwoTone },
  { name: 'Sharp', Icon: BookmarkSharp },
];

export default function IconStyles() {
  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap">
      {styles.map(({ name, Icon }) => (
        <Stack key={name} alignItems="center" spacing={1}>
          <Icon fontSize="large" />
          <Typography variant="caption">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
