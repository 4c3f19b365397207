import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputPicture() {
  return (
    <FormControl id="gallery-input" sx={{ width: 200 }}>
      <FormLabel>Name</FormLabel>
      <Input defaultValue="Ada Byron" />
      <FormHelperText>As on your ticket</FormHelperText>
    </FormControl>
  );
}
