package cache

// Turn waits until nobody else runs the step of this kind for the key, and says that the caller does until done is
// called. Who looks for the result in their turn finds what the one before kept: a step that several ask for at once
// runs once.
func (c *Cache) Turn(kind, key string) (done func()) {
	step := c.id(kind, key)
	for {
		c.mu.Lock()
		running, taken := c.running[step]
		if !taken {
			ended := make(chan struct{})
			c.running[step] = ended
			c.mu.Unlock()
			return func() {
				c.mu.Lock()
				delete(c.running, step)
				c.mu.Unlock()
				close(ended)
			}
		}
		c.mu.Unlock()
		<-running
	}
}
