"""`python -m sobremesa`, the same as `sobremesa`."""

from .cli import main

if __name__ == "__main__":
    main()
