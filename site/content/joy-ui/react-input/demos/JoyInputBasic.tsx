import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function JoyInputBasic() {
  return (
    <FormControl sx={{ width: 'min(320px, 100%)' }}>
      <FormLabel>Display name</FormLabel>
      <Input defaultValue="Marta" name="displayName" autoComplete="nickname" />
      <FormHelperText>Shown next to your comments.</FormHelperText>
    </FormControl>
  );
}
