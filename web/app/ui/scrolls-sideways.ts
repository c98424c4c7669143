/** Whether an element is in something that is moved sideways: a row of pictures, a wide table. */
export function scrollsSideways(target: EventTarget | null): boolean {
  let element = target instanceof Element ? target : null;
  for (; element && element !== document.body; element = element.parentElement) {
    if (element.scrollWidth <= element.clientWidth) continue;
    const { overflowX } = getComputedStyle(element);
    if (overflowX === 'auto' || overflowX === 'scroll') return true;
  }
  return false;
}
