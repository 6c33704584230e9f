/** Returns the value of a key in a map. If it has none, one is made and kept. */
export function getOrMake<K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
