// Templates, by keyboard and in every dress.
import { describe, expect, inject, test } from 'vitest';
import { useBrowser, useReader, type Reader } from './browser';
import { sideways } from './sideways';
import { materialTours } from './template-tours';
import { focused, inspect, walk } from './template-walk';

useBrowser();
const site = inject('site');

const orders = '/joy-ui/getting-started/templates/demos/OrderDashboard/';

const tours: Record<string, (steps: ReturnType<typeof walk>) => Promise<void>> = {
  async '/material-ui/getting-started/templates/demos/SignIn/'({ page, go, fill, refused, sent }) {
    await go(
      'textbox "Email address"',
      'textbox "Password"',
      'button "Show password"',
      'checkbox "Remember me"',
      'button "Forgot your password?"',
      'button "Sign in"',
    );
    await refused('textbox "Email address"', {
      email: 'Enter an email address such as mila@example.com.',
      password: 'Enter your password.',
    });
    await fill('mila@example.com');
    await refused('textbox "Password"', { password: 'Enter your password.' });
    await fill('a secret');
    await go('button "Show password"', 'Space → button "Hide password"');
    expect(await page.locator('[name=password][type=text]').inputValue()).toBe('a secret');
    await go(
      'checkbox "Remember me"',
      'Space → checkbox "Remember me" [checked]',
      'button "Forgot your password?"',
      'button "Sign in"',
    );
    await sent('You are signed in as mila@example.com. You stay signed in on this device.', 'heading "All done"');
    await go('button "Sign out"', 'Space → heading "Sign in"');
  },

  async '/material-ui/getting-started/templates/demos/Dashboard/'({
    page,
    wide,
    press,
    go,
    fill,
    refused,
    sent,
    shows,
  }) {
    await go(
      ...(wide ? ['button "Overview"', 'button "Orders to send"', 'button "All orders"'] : ['button "Open the views"']),
      'button "Add an order"',
    );
    await go('tab "Week" [selected]', 'ArrowRight → tab "Month"', 'Space → tab "Month" [selected]');
    await shows('$12,340');
    await go('Shift+Tab → button "Add an order"', 'Enter → textbox "Customer"');
    await go(
      'textbox "Email address"',
      'textbox "Total ($)"',
      'button "Cancel"',
      'button "Add order"',
      'textbox "Customer"',
    ); // not out of the dialog
    await inspect(page);
    await refused('textbox "Customer"', {
      customer: 'Enter who the order is for.',
      email: 'Enter an email address such as orders@example.com.',
      total: 'Enter a whole number from 1 to 99999.',
    });
    await fill('Corner Shop', 'corner@example.com', '75');
    await go('button "Cancel"', 'button "Add order"');
    await sent('Order 1049 for Corner Shop was added: $75.', 'button "Add an order"');
    if (!wide) {
      await go('Shift+Tab → button "Open the views"');
      await press('Enter');
      await page.getByRole('navigation', { name: 'Views' }).waitFor();
      await inspect(page);
    }
    await go(
      `${wide ? 'Shift+Tab' : 'Tab'} → … button "Orders to send"`,
      `Enter → button ${wide ? '"Orders to send"' : '"Open the views"'}`,
    );
    await shows('Orders: 3');
  },

  async '/material-ui/getting-started/templates/demos/Checkout/'({
    page,
    wide,
    press,
    go,
    fill,
    refused,
    sent,
    shows,
  }) {
    await go(
      'textbox "Full name"',
      'textbox "Email address"',
      'textbox "Street and number"',
      'textbox "Postcode"',
      'textbox "City"',
      'button "Continue"',
    );
    const address = {
      street: 'Enter the street and the number.',
      postcode: 'Enter a postcode of 3 to 10 characters.',
      city: 'Enter the city.',
    };
    await refused('textbox "Full name"', {
      name: 'Enter the name for the parcel.',
      email: 'Enter an email address such as mila@example.com.',
      ...address,
    });
    await fill('Mila Novak', 'mila@example.com');
    await refused('textbox "Street and number"', address);
    await fill('Mill Lane 4', '81667', 'Plumwick');
    await go('Enter → heading "Step 2 of 3: Payment"', 'radio "Card Charged when the parcel leaves." [checked]');
    await go(
      'textbox "Card number"',
      'textbox "Expiry (MM/YY)"',
      'textbox "Security code"',
      'button "Back"',
      'button "Continue"',
    );
    await refused('textbox "Card number"', {
      number: 'Enter the 16 digits of the card.',
      expiry: 'Enter month and year, such as 04/29.',
      code: 'Enter the 3 digits on the back.',
    });
    await go(
      'Shift+Tab → radio "Card Charged when the parcel leaves." [checked]',
      'ArrowDown → radio "Bank transfer Pay within seven days." [checked]',
    );
    // the fields of the card are gone
    await go('button "Back"', 'button "Continue"', 'Enter → heading "Step 3 of 3: Review"');
    await shows('Bank transfer');
    await go(
      'button "Change address"',
      'button "Change payment"',
      'checkbox "I agree to the terms of sale"',
      'button "Back"',
      'button "Place the order for $156"',
    );
    await refused('checkbox "I agree to the terms of sale"', { terms: 'Agree to the terms to place the order.' });
    await go(
      'Space → checkbox "I agree to the terms of sale" [checked]',
      'button "Back"',
      'button "Place the order for $156"',
    );
    await sent('Order 20418 is placed. We write to mila@example.com when it leaves.', 'heading "Thank you"');
    if (!wide) {
      await go('… button "Your order: $156"');
      await press('Enter');
    }
    await shows('Linen apron');
    await inspect(page);
  },

  ...materialTours,

  async '/joy-ui/getting-started/templates/demos/TeamInbox/'({ page, wide, go, fill, refused, sent, shows }) {
    await go('button "Write"', 'Enter → heading "New message"');
    await go(
      'textbox "To"',
      'textbox "Subject"',
      'textbox "Message"',
      'button "Send"',
      'button "Discard"',
      'Shift+Tab → button "Send"',
    );
    await refused('textbox "To"', {
      to: 'Enter an email address such as shop@example.com.',
      subject: 'Enter what the message is about.',
      text: 'Write a message.',
    });
    await fill('shop@example.com', 'Teapots', 'Six are on the way.');
    await go('button "Send"');
    await sent('Your message to shop@example.com was sent.', 'heading "Inbox"');
    const message = 'button "To shop@example.com Teapots Today"';
    await go(
      'Shift+Tab → button "Sent"',
      'Space → heading "Sent"',
      message,
      `Enter → ${wide ? message : 'heading "Teapots"'}`,
    ); // on a phone the message stands in place of the list
    await shows('Six are on the way.');
    if (wide) return;
    await go('Shift+Tab → button "Back to the list"', 'Enter → heading "Sent"');
    expect(await page.getByText('Six are on the way.').isVisible()).toBe(false);
  },

  async [orders]({ page, wide, go, fill, refused, sent, shows }) {
    if (!wide) {
      await go('button "Open the views"', 'Enter → dialog "Views"');
      await inspect(page);
    }
    await go('… button "Cafés"', `Enter → button ${wide ? '"Cafés"' : '"Open the views"'}`);
    await shows('Orders found: 8, page 1 of 2');
    await go(
      '… combobox "Status"',
      'ArrowDown → option "Any" [selected]',
      'ArrowUp → option "Returned"',
      'Enter → combobox "Status"',
    ); // from the first to the last
    await shows('Orders found: 1, page 1 of 1');
    await go('… button "Edit order 2033"', 'Enter → dialog "Edit order 2033"');
    await go(
      'textbox "Customer"',
      'textbox "Email address"',
      'textbox "Total in dollars"',
      'combobox "Status"',
      'button "Cancel"',
      'button "Save"',
      'textbox "Customer"',
    ); // not out of the dialog
    await inspect(page);
    await fill('', '', '');
    await refused('textbox "Customer"', {
      customer: 'Enter who the order is for.',
      email: 'Enter an email address such as orders@example.com.',
      total: 'Enter a sum such as 120 or 79.50.',
    });
    await fill('Harbour Kiosk', 'kiosk@example.com', '79.50');
    await go('combobox "Status"', 'Space → option "Returned" [selected]');
    await inspect(page);
    await go('Enter → combobox "Status"', 'button "Cancel"', 'button "Save"');
    await sent('Order 2033 was saved.', 'button "Edit order 2033"');
  },
};

/** Readers of all templates, one after another. */
const wide: Reader = { mode: 'light', width: 1280 };
const narrow: Reader = { mode: 'dark', width: 390 };
const mirrored: Reader = { direction: 'rtl', width: 390 };
const visits = new Map([wide, narrow, mirrored].map((who) => [who, useReader(who)]));

/** A template alone in its page, once it is live. */
async function alone(path: string, who = wide) {
  const visit = await visits.get(who)!(site + path);
  await visit.page.locator('[data-demo][data-live]').waitFor();
  return visit;
}

describe.each(Object.entries(tours))('%s', (path, tour) => {
  test.each([wide, narrow])(
    'the keyboard alone leads through it, nothing scrolls sideways, axe finds nothing: %j',
    async (who) => {
      const { page, trouble } = await alone(path, who);
      await inspect(page);
      await tour(walk(page));
      expect(trouble).toEqual([]);
    },
  );

  test('it is alone in its page, which is not for search engines, also mirrored', async () => {
    const { page, trouble } = await alone(path, mirrored);
    expect(await page.locator('.bar, .nav, #nav, #contents, [popovertarget]').count()).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await sideways(page)).toEqual([]);
    expect(trouble).toEqual([]);
  });
});

test('the dialog of an order: Escape closes the list that is open in it, and what was typed stays', async () => {
  const { page } = await alone(orders);
  const { go, fill } = walk(page);
  await go('… button "Edit order 2048"', 'Enter → dialog "Edit order 2048"', 'textbox "Customer"');
  await fill('Harbour Kiosk');
  await go('… combobox "Status"', 'ArrowDown → option "New" [selected]', 'Escape → combobox "Status"');
  expect(await page.locator('[name=customer]').inputValue()).toBe('Harbour Kiosk');
});

test('an order that is saved and no longer found leaves the focus in the page', async () => {
  const { page } = await alone(orders);
  const { press, go, fill, shows } = walk(page);
  await go('… searchbox "Search"');
  await fill('reading');
  await go('… button "Edit order 2046"', 'Enter → dialog "Edit order 2046"', 'textbox "Customer"');
  await fill('Harbour Kiosk');
  await press('Enter');
  await shows('Orders found: 3, page 1 of 1');
  await expect.poll(() => focused(page)).not.toBe('nothing');
});
