/** What has been computed once; all is forgotten where it becomes too much. */
export class Known<V> {
  private readonly values = new Map<string, V>()
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  of(key: string, compute: () => V): V {
    const known = this.values.get(key)
    if (known !== undefined) return known
    if (this.values.size >= this.most) this.values.clear()
    const made = compute()
    this.values.set(key, made)
    return made
  }
}
