import * as React from 'react';
import Button from '@mui/joy/Button';
import Dropdown from '@mui/joy/Dropdown';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import List from '@mui/joy/List';
import Menu, { type MenuActions } from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

interface Focusable {
  focusVisible: () => void;
}

export default function UsageActions() {
  const tab = React.useRef<Focusable>(null);
  const select = React.useRef<Focusable>(null);
  const row = React.useRef<Focusable>(null);
  const menu = React.useRef<MenuActions>(null);
  const list = React.useRef<MenuActions>(null);
  const [items, setItems] = React.useState(2);
  const [counted, setCounted] = React.useState({ menu: 0, list: 0 });
  const [isOpen, setOpen] = React.useState(false);
  const [saved, setSaved] = React.useState(0);
  const [gone, setGone] = React.useState(0);

  return (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }} useFlexGap>
      <Stack spacing={1}>
        <Typography level="title-md" levelMapping={{ 'title-md': 'h3' }}>
          Focus from outside
        </Typography>
        <Tabs defaultValue={0}>
          <TabList aria-label="Day">
            <Tab action={tab}>Today</Tab>
            <Tab>Tomorrow</Tab>
          </TabList>
        </Tabs>
        <Select
          action={select}
          aria-label="Platform"
          defaultValue={4}
          onClose={() => select.current?.focusVisible()}
        >
          <Option value={4}>Platform 4</Option>
          <Option value={5}>Platform 5</Option>
        </Select>
        <List>
          <ListItem>
            <ListItemButton action={row}>10:25 to Lyon</ListItemButton>
          </ListItem>
        </List>
        <Button onClick={() => tab.current?.focusVisible()}>To the tab</Button>
        <Button onClick={() => select.current?.focusVisible()}>To the select</Button>
        <Button onClick={() => row.current?.focusVisible()}>To the train</Button>
      </Stack>
      <Stack spacing={1}>
        <Typography level="title-md" levelMapping={{ 'title-md': 'h3' }}>
          {counted.list} in the list, {counted.menu} in the menu
        </Typography>
        <MenuList
          actions={list}
          aria-label="Stops"
          onItemsChange={(ids) =>
            setCounted((now) => ({ ...now, list: ids.length }))
          }
        >
          {Array.from({ length: items }, (_, i) => (
            <MenuItem key={i}>Stop {i + 1}</MenuItem>
          ))}
        </MenuList>
        <Dropdown>
          <MenuButton>Trains</MenuButton>
          <Menu
            actions={menu}
            onItemsChange={(ids) =>
              setCounted((now) => ({ ...now, menu: ids.length }))
            }
          >
            <MenuItem onClick={() => menu.current?.resetHighlight()}>
              Night trains
            </MenuItem>
            <MenuItem>All trains</MenuItem>
          </Menu>
        </Dropdown>
        <Button onClick={() => setItems(items + 1)}>Add a stop</Button>
        <Button onClick={() => list.current?.resetHighlight()}>
          Highlight the first
        </Button>
        <Button
          onClick={() => {
            setSaved(saved + 1);
            setOpen(true);
          }}
        >
          Save
        </Button>
        <Typography level="body-sm">Messages gone: {gone}</Typography>
      </Stack>
      {saved > 0 && (
        <Snackbar
          key={saved}
          open={isOpen}
          autoHideDuration={3000}
          onClose={() => setOpen(false)}
          onUnmount={() => setGone((count) => count + 1)}
        >
          Timetable {saved} is saved.
        </Snackbar>
      )}
    </Stack>
  );
}
