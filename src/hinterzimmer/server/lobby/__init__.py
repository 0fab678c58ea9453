"""Tables that anybody may join or watch, and one's own."""
