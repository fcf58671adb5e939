import { type ComponentType, createElement, use } from 'react';

/** A component whose code loads when it is first rendered. */
export interface LazyCode<Props extends object> {
  /** Suspends while the code loads. Throws if the code has failed to load, until `forgetFailure` is called. */
  Part: ComponentType<Props>;
  /**
   * Loads the code in advance. Resolves to true once it is loaded, or to false if it can't be loaded. After a failure,
   * the code loads again when the component is rendered.
   */
  preload: () => Promise<boolean>;
  /** Lets the code load again after a failure. */
  forgetFailure: () => void;
}

/**
 * Creates a component whose code loads only when it is needed. Unlike React's `lazy`, it can load again after a
 * failure; unlike TanStack's `lazyRouteComponent`, it never reloads the page.
 */
export function lazyCode<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyCode<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const request = () => {
    loading ??= load().then((component) => {
      loaded = component;
      return component;
    });
    return loading;
  };
  const forgetFailure = () => {
    if (!loaded) loading = undefined;
  };
  return {
    // Renders loaded code at once, because the server and hydration don't wait for promises.
    // biome-ignore lint/correctness/noComponentHookFactories: each lazyCode is created once, at the level of its module
    Part: (props) => createElement(loaded ?? use(request()), props),
    preload: () =>
      request().then(
        () => true,
        () => {
          forgetFailure();
          return false;
        },
      ),
    forgetFailure,
  };
}
