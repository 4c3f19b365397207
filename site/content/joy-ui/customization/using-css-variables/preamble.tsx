import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import Sheet from '@mui/joy/Sheet';
