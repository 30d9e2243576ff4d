import { type Context, Fragment, type JsxElement } from './react';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** What React gives elements and HTML has another name for; large and small letters are the same in HTML. */
const names: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isElement = (value: unknown): value is JsxElement =>
  isObject(value) && 'type' in value && 'props' in value;

const isContext = (value: unknown): value is Context<unknown> =>
  isObject(value) && value['isContext'] === true;

function setStyle(element: HTMLElement | SVGElement, style: object): void {
  for (const [name, value] of Object.entries(style)) {
    if (value !== null && value !== undefined) element.style.setProperty(name, String(value));
  }
}

function setAttribute(element: HTMLElement | SVGElement, name: string, value: unknown): void {
  if (value === null || value === undefined || typeof value === 'function') return;
  if (name === 'style') {
    setStyle(element, value);
    return;
  }
  // Those are texts; of others `true` says that they are there.
  const isText = name.startsWith('aria-') || name.startsWith('data-');
  if (value === false && !isText) return;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    throw new TypeError(`${name} is no text.`);
  }
  element.setAttribute(names[name] ?? name, value === true && !isText ? '' : String(value));
}

function drawHost(name: string, { children, ...props }: JsxElement['props'], into: Node): void {
  const isSvg = name === 'svg' || (into instanceof SVGElement && into.nodeName !== 'foreignObject');
  const element = isSvg ? document.createElementNS(svgNamespace, name) : document.createElement(name);
  for (const [key, value] of Object.entries(props)) if (key !== 'ref') setAttribute(element, key, value);
  draw(children, element);
  into.appendChild(element);
}

function drawBelow(context: Context<unknown>, { value, children }: JsxElement['props'], into: Node): void {
  const before = context.value;
  context.value = value;
  try {
    draw(children, into);
  } finally {
    context.value = before;
  }
}

/**
 * Draws what a component of React would: once, without anything that answers. Elements and attributes are made one by one,
 * never by HTML, so Trusted Types have nothing to say.
 *
 * @throws TypeError for what cannot be drawn, as React does: an object in the place of a text.
 */
export function draw(node: unknown, into: Node): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (typeof node === 'string' || typeof node === 'number') {
    if (node !== '') into.appendChild(document.createTextNode(String(node)));
  } else if (Array.isArray(node)) {
    for (const child of node) draw(child, into);
  } else if (!isElement(node)) {
    throw new TypeError('This cannot be drawn.');
  } else {
    const { type, props } = node;
    if (typeof type === 'string') drawHost(type, props, into);
    else if (typeof type === 'function') draw((type as (props: object) => unknown)(props), into);
    else if (type === Fragment) draw(props['children'], into);
    else if (isContext(type)) drawBelow(type, props, into);
    else throw new TypeError('This is no component.');
  }
}
