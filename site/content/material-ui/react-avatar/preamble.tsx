import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

declare const members: { id: string; name: string; picture: string }[];
