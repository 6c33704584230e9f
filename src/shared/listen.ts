/** Like `addEventListener`, with the handler last and with the types of events on elements. */
export function listen<Type extends keyof GlobalEventHandlersEventMap>(
  target: EventTarget,
  type: Type,
  options: AddEventListenerOptions,
  handle: (event: GlobalEventHandlersEventMap[Type]) => void,
): void {
  target.addEventListener(type, handle as EventListener, options);
}
