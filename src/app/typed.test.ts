// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { takeTyped } from './typed';

function page(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

const fieldOf = (root: HTMLElement, name: string): HTMLInputElement => {
  const field = root.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};

describe('what was typed before the code came', () => {
  it('is typed again where a form has emptied it, and tells the form', () => {
    const root = page('<input name="username" /><textarea name="bio"></textarea>');
    fieldOf(root, 'username').value = 'jana';
    fieldOf(root, 'bio').value = 'Ahoj';
    const giveBack = takeTyped(root);
    const told: string[] = [];
    root.addEventListener('input', ({ target }) => told.push((target as HTMLInputElement).name));
    fieldOf(root, 'username').value = '';
    fieldOf(root, 'bio').value = '';
    giveBack();
    expect(fieldOf(root, 'username').value).toBe('jana');
    expect(fieldOf(root, 'bio').value).toBe('Ahoj');
    expect(told).toEqual(['username', 'bio']);
    root.remove();
  });

  it('is ticked again', () => {
    const root = page('<input name="terms" type="checkbox" />');
    const box = fieldOf(root, 'terms');
    box.checked = true;
    const giveBack = takeTyped(root);
    box.checked = false;
    giveBack();
    expect(box.checked).toBe(true);
    root.remove();
  });

  it('is left alone where it was kept, and where its field has gone', () => {
    const root = page('<input name="kept" /><input name="gone" /><input name="given" value="cs" />');
    fieldOf(root, 'kept').value = 'a';
    fieldOf(root, 'gone').value = 'b';
    const giveBack = takeTyped(root);
    fieldOf(root, 'gone').remove();
    const told: EventTarget[] = [];
    root.addEventListener('input', ({ target }) => target && told.push(target));
    giveBack();
    expect(told).toEqual([]);
    root.remove();
  });
});
