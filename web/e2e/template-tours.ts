// Walks through further templates of one library, stop by stop.
import { expect } from 'vitest';
import { inspect, type walk } from './template-walk';

export const materialTours: Record<string, (steps: ReturnType<typeof walk>) => Promise<void>> = {
  async '/material-ui/getting-started/templates/demos/SignUp/'({ go, fill, refused, sent, shows }) {
    await go(
      'textbox "Full name"',
      'combobox "People in your team"',
      'textbox "Work email"',
      'textbox "Password"',
      'button "Show password"',
      'checkbox "I agree to the terms of service"',
      'button "Create account"',
    );
    const rest = {
      password: 'Use at least 12 characters.',
      terms: 'Agree to the terms to create an account.',
    };
    await refused('textbox "Full name"', {
      name: 'Enter your name.',
      email: 'Enter an email address such as june@example.com.',
      ...rest,
    });
    await fill('June Abara');
    await go('Enter → combobox "People in your team"');
    await shows('Choose how many people you plan for.');
    await go('Enter → option "Just me"', 'ArrowDown → option "2 to 10"');
    await go('Enter → combobox "People in your team 2 to 10"', 'textbox "Work email"');
    await fill('june@example.com', 'short');
    await shows('Password strength: Too short');
    await refused('textbox "Password"', rest);
    await fill('Seventeen-Geese-9');
    await shows('Password strength: Strong');
    await go(
      'button "Show password"',
      'Space → button "Hide password"',
      'checkbox "I agree to the terms of service"',
      'Space → checkbox "I agree to the terms of service" [checked]',
      'button "Create account"',
    );
    await sent('A link to confirm your account is on its way to june@example.com.', 'heading "Check your email"');
    await go('button "Use another address"', 'Space → heading "Create your account"');
  },

  async '/material-ui/getting-started/templates/demos/Inventory/'({ page, go, fill, refused, shows }) {
    await shows('240');
    await go('button "Add product"', 'Enter → textbox "Name"');
    await go(
      'combobox "Category"',
      'textbox "Price in dollars"',
      'textbox "In stock"',
      'button "Cancel"',
      'button "Save"',
      'textbox "Name"',
    ); // not out of the dialog
    await refused('textbox "Name"', {
      name: 'Enter a name.',
      price: 'Enter a price such as 14 or 14.50.',
      stock: 'Enter a whole number, 0 or more.',
    });
    await fill('Rose congou');
    await go('combobox "Category"', 'Enter → option "Tea"', 'Enter → combobox "Category Tea"');
    await go('textbox "Price in dollars"');
    await fill('21.50', '40');
    await go('Enter → button "Add product"');
    await shows('“Rose congou” was added.');
    await shows('241');
    await inspect(page);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await shows('240');
    await page.getByRole('searchbox').fill('ginger');
    await page
      .getByRole('menuitem', { name: /^Delete Ginger/ })
      .first()
      .press('Enter');
    await shows('239');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await shows('240');
  },

  async '/material-ui/getting-started/templates/demos/Mail/'({ page, wide, go, fill, refused, shows }) {
    await go('button "Compose"', 'Enter → textbox "To"');
    await go('textbox "Subject"', 'textbox "Message"', 'button "Discard"', 'button "Send"', 'textbox "To"');
    await inspect(page);
    await refused('textbox "To"', {
      to: 'Enter an email address such as dana@example.com.',
      subject: 'Enter what the message is about.',
      text: 'Write a message.',
    });
    await fill('dana@example.com', 'Captions', 'Done, see page 4.');
    await go('button "Discard"', 'button "Send"', 'Enter → button "Compose"');
    await shows('Your message to dana@example.com was sent.');
    await go('tab "Inbox (2)" [selected]');
    await go('… button "Proofs for the fall catalog Dana Whitfield · 10:42 AM"');
    await go('ArrowDown → button "Booth 214 is ours Luis Ortega · 9:05 AM · Unread"');
    await go('Enter → heading "Booth 214 is ours"');
    await inspect(page);
    if (!wide) {
      await go('Shift+Tab → button "Back to the list"');
      await go('Enter → button "Booth 214 is ours Luis Ortega · 9:05 AM"');
      await go('Enter → heading "Booth 214 is ours"');
    }
    await go('button "Archive"', 'Enter → button "Order 7731 has shipped Fern & Fable Books · Yesterday · Unread"');
    await shows('“Booth 214 is ours” was archived.');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await shows('Booth 214 is ours');
  },

  async '/material-ui/getting-started/templates/demos/Blog/'({ page, go, fill, shows }) {
    await go('tab "All" [selected]', 'ArrowRight → tab "Walks"', 'Enter → tab "Walks" [selected]');
    await shows('What the fog does to a map');
    expect(await page.getByRole('article').count()).toBe(2);
    await go('… textbox "Email address"');
    await fill('kit');
    await go('Enter → textbox "Email address"');
    await shows('Enter an email address such as kit@example.com.');
    await inspect(page);
    await fill('kit@example.com');
    await page.keyboard.press('Enter');
    await shows('The next letter goes to kit@example.com.');
    await page.getByRole('button', { name: /^Walks What the fog/ }).focus();
    await go('Enter → heading "What the fog does to a map"');
    await inspect(page);
    await go('Shift+Tab → button "All posts"', 'Enter → heading "Slow weekends, written down"');
  },

  async '/material-ui/getting-started/templates/demos/Album/'({ page, go, shows }) {
    await go('button "All"', 'button "Coast"', 'Enter → button "Coast"');
    expect(await page.getByRole('listitem').count()).toBe(2);
    await go(
      '… button "Enlarge First evening in port"',
      'button "Favorite: First evening in port"',
      'Enter → button "Favorite: First evening in port"',
    );
    await shows('2 favorites');
    await go('Shift+Tab → button "Enlarge First evening in port"');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'First evening in port' }).waitFor();
    await inspect(page);
    await page.keyboard.press('ArrowRight');
    await shows('Rockland, Maine · 2 of 2');
    await go('Escape → button "Enlarge First evening in port"');
  },
};
